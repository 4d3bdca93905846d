// Generated – do not edit.
// source:    spec/widgets/*.yaml
// generator: generators/artifacts/hub.ts
// to change: edit the source, then run `npm run generate`
import type { TaskId, WidgetExample } from "../records.ts";

/** Samples of one language: a list of strings or of objects for each task. */
export type DefaultWidgets = { readonly [Task in TaskId | "conversational"]?: readonly string[] | readonly WidgetExample[] };

/** Sample inputs by language code, for models whose card contains no samples. */
export const DEFAULT_WIDGETS: Readonly<Record<string, DefaultWidgets>> = {
  ar: {
    "text-classification": ["كانت الغرفة نظيفة والمنظر جميلا، لكن الفطور كان باردا."],
    "token-classification": ["سافرت ليلى حداد من بيروت إلى القاهرة لزيارة المتحف المصري.", "يعمل سامي في جامعة دمشق."],
    "question-answering": [
      {
        text: "أين توجد المفاتيح الاحتياطية؟",
        context: "توجد المفاتيح الاحتياطية في الصندوق الأزرق على الرف العلوي في الورشة.",
      },
      { text: "متى يفتح المسبح؟", context: "يفتح المسبح في الصيف الساعة السابعة، وفي الشتاء الساعة العاشرة." },
    ],
    translation: ["سنذهب غدا صباحا بالقطار إلى البحر.", "المخبز مغلق يوم الاثنين."],
    summarization: [
      "أعيد افتتاح سوق البلدة يوم السبت بعد ثلاث سنوات من الترميم. كان حريق قد دمر سقف المبنى، ثم وجد المهندسون شقوقا في عمودين. أرادت البلدية هدم المبنى، لكن تسعة آلاف من السكان طالبوا بالحفاظ عليه، فبقي الهيكل وبني سقف جديد من الزجاج والخشب.",
    ],
    "text-generation": ["كتب حارس المنارة في دفتره أن", "في صباح يوم من أيام الخريف"],
    "fill-mask": ["دخلت السفينة إلى <mask> عند الفجر.", "القاهرة هي عاصمة <mask>."],
    "sentence-similarity": [
      {
        source_sentence: "كيف أغير كلمة المرور؟",
        sentences: [
          "نسيت رمز الدخول وأحتاج إلى رمز جديد.",
          "المكتب مغلق في أيام العطل.",
          "أين يمكنني تعديل كلمة المرور؟",
        ],
      },
    ],
  },
  bn: {
    "text-classification": ["ঘরটা পরিষ্কার ছিল, দৃশ্যও সুন্দর, কিন্তু সকালের খাবার ছিল ঠান্ডা।"],
    "token-classification": [
      "রিনা সেন গত সোমবার ঢাকা থেকে চট্টগ্রাম গেছেন।",
      "করিম কলকাতা বিশ্ববিদ্যালয়ে পদার্থবিজ্ঞান পড়েন।",
    ],
    translation: ["কাল সকালে আমরা ট্রেনে করে সমুদ্রের ধারে যাব।", "সোমবার দোকান বন্ধ থাকে।"],
    summarization: [
      "তিন বছরের মেরামতের পর শনিবার শহরের পুরনো বাজার আবার খুলেছে। আগুনে বাজারের ছাদ পুড়ে গিয়েছিল এবং পরে দুটি স্তম্ভে ফাটল পাওয়া যায়। পৌরসভা ভবনটি ভেঙে ফেলতে চেয়েছিল, কিন্তু নয় হাজার মানুষের অনুরোধে কাঠ আর কাচের নতুন ছাদ দিয়ে ভবনটি রক্ষা করা হয়েছে।",
    ],
    "text-generation": ["বৃষ্টি থামার পর গ্রামের পথে", "একদিন শরতের সকালে"],
    "fill-mask": ["শিশুরা মাঠে <mask> খেলছে।", "ঢাকা <mask> রাজধানী।"],
    "question-answering": [
      { text: "পাঠাগার কখন খোলে?", context: "আমাদের পাড়ার পাঠাগার সকাল দশটায় খোলে এবং সন্ধ্যা সাতটায় বন্ধ হয়।" },
      { text: "চাবি কোথায়?", context: "বাড়তি চাবি রান্নাঘরের নীল কৌটায় রাখা আছে।" },
    ],
    "sentence-similarity": [
      {
        source_sentence: "পাসওয়ার্ড কীভাবে বদলাব?",
        sentences: [
          "আমি পাসওয়ার্ড ভুলে গেছি, নতুন একটা দরকার।",
          "ছুটির দিনে অফিস বন্ধ থাকে।",
          "পাসওয়ার্ড কোথায় পরিবর্তন করা যায়?",
        ],
      },
    ],
  },
  de: {
    "question-answering": [
      {
        text: "Wo liegen die Ersatzschlüssel?",
        context: "Die Ersatzschlüssel liegen in der blauen Dose auf dem obersten Regal der Werkstatt.",
      },
      {
        text: "Wann öffnet das Schwimmbad?",
        context: "Im Sommer öffnet das Schwimmbad um sieben, im Winter erst um zehn.",
      },
    ],
    "sentence-similarity": [
      {
        source_sentence: "Wie ändere ich mein Passwort?",
        sentences: [
          "Ich habe meinen Zugangscode vergessen und brauche einen neuen.",
          "An Feiertagen ist das Büro geschlossen.",
          "Wo kann ich meine Anmeldedaten ändern?",
        ],
      },
    ],
  },
  dv: {
    "text-classification": ["މި ފޮތް ވަރަށް ރަނގަޅު"],
    "token-classification": ["އަޙުމަދު އުޅެނީ މާލޭގައި"],
    "question-answering": [{ text: "ދިވެހިރާއްޖޭގެ ވެރިރަށަކީ ކޮބާ؟", context: "މާލެއަކީ ދިވެހިރާއްޖޭގެ ވެރިރަށެވެ." }],
    translation: ["އަޅުގަނޑު މާދަމާ މާލެ ދާނަން"],
    summarization: [
      "ދިވެހިރާއްޖެއަކީ އިންޑިޔާ ކަނޑުގައި އޮންނަ ޤައުމެކެވެ. މާލެއަކީ ދިވެހިރާއްޖޭގެ ވެރިރަށެވެ. ދިވެހި ބަހަކީ މި ޤައުމުގެ ރަސްމީ ބަހެވެ.",
    ],
    "text-generation": ["މާދަމާ ހެނދުނު އަޅުގަނޑު"],
    "fill-mask": ["މާލެއަކީ ދިވެހިރާއްޖޭގެ <mask>"],
  },
  en: {
    "text-classification": ["The room was spotless and the view was lovely. Breakfast, sadly, was cold."],
    "token-classification": [
      "Amara Okafor met Lukas Berg in Lisbon to plan the exhibition.",
      "The ferry from Tallinn reaches Helsinki at nine.",
      "Noor has worked for the Rijksmuseum since March.",
    ],
    "table-question-answering": [
      {
        text: "How many seats are free on the train to Turin?",
        table: {
          Train: ["R 214", "IC 608", "EC 37"],
          Destination: ["Verona", "Turin", "Zurich"],
          Departure: ["08:10", "09:25", "11:10"],
          "Free seats": ["42", "17", "63"],
        },
      },
    ],
    "question-answering": [
      {
        text: "Where are the spare keys kept?",
        context: "The spare keys are kept in the blue tin on the top shelf of the workshop.",
      },
      {
        text: "When does the pool open?",
        context: "From May to September the pool opens at seven. In winter it stays closed until ten.",
      },
    ],
    "zero-shot-classification": [
      {
        text: "I cancelled my order two weeks ago, but you still charged my card and nobody answers my emails.",
        candidate_labels: "refund, legal, faq",
        multi_class: false,
      },
      {
        text: "The left headphone has no sound since yesterday's update.",
        candidate_labels: "hardware, software, delivery",
        multi_class: true,
      },
    ],
    translation: ["We take the train to the sea tomorrow morning.", "The bakery on the corner is closed on Mondays."],
    summarization: [
      "The town of Harrow Mill reopened its market hall on Saturday after three years of repairs. A fire in the roof had closed the building, which dates from 1904, and engineers then found that two of its iron columns were cracked. The council first planned to pull the hall down, but a petition with nine thousand names persuaded it to save the frame and replace the roof with glass and timber.",
    ],
    conversational: [
      "What is a good first project for someone learning to solder?",
      "Plan a rainy afternoon in a small town.",
      "Explain to a child why the moon changes its shape.",
    ],
    "text-generation": [
      "The lighthouse keeper wrote in his log that",
      "To sharpen a kitchen knife, you need",
      "My grandmother always said that bread",
    ],
    "fill-mask": ["The ship sailed into the <mask> at dawn.", "Water boils at one hundred <mask>."],
    "sentence-similarity": [
      {
        source_sentence: "How do I reset my password?",
        sentences: [
          "I forgot my login and need a new one.",
          "The office is closed on public holidays.",
          "Where can I change my access code?",
        ],
      },
    ],
  },
  es: {
    "text-classification": ["La habitación estaba impecable y la vista era preciosa, pero el desayuno llegó frío."],
    "token-classification": ["Lucía Herrera viajó de Sevilla a Valencia para visitar la Lonja."],
    "question-answering": [
      {
        text: "¿Dónde se guardan las llaves de repuesto?",
        context: "Las llaves de repuesto se guardan en la caja azul del estante más alto del taller.",
      },
      {
        text: "¿A qué hora abre la piscina?",
        context: "En verano la piscina abre a las siete; en invierno, a las diez.",
      },
    ],
    translation: ["Mañana por la mañana iremos en tren al mar.", "La panadería de la esquina cierra los lunes."],
    summarization: [
      "El mercado del pueblo volvió a abrir el sábado tras tres años de obras. Un incendio había destruido el tejado y después los ingenieros hallaron grietas en dos columnas. El ayuntamiento quería derribar el edificio, pero nueve mil firmas lo convencieron de conservar la estructura y levantar un tejado de vidrio y madera.",
    ],
    "text-generation": [
      "El farero escribió en su cuaderno que",
      "Para afilar bien un cuchillo hace falta",
      "Aquella noche, en el puerto,",
    ],
    "fill-mask": ["El barco entró en el <mask> al amanecer.", "El agua hierve a cien <mask>."],
    "sentence-similarity": [
      {
        source_sentence: "¿Cómo cambio mi contraseña?",
        sentences: [
          "Olvidé mi clave y necesito una nueva.",
          "La oficina cierra los días festivos.",
          "¿Dónde puedo modificar mi acceso?",
        ],
      },
    ],
  },
  fa: {
    "text-classification": ["اتاق تمیز و زیبا بود، ولی صبحانه سرد بود.", "این کتاب بسیار جالب بود."],
    "token-classification": ["مریم رضایی دیروز از شیراز به تهران رفت.", "علی در دانشگاه اصفهان درس خواند."],
    "question-answering": [
      { text: "کلید کجاست؟", context: "کلید در جعبه آبی روی میز آشپزخانه است." },
      { text: "قطار چه ساعتی حرکت کرد؟", context: "قطار تبریز دیروز ساعت هشت صبح حرکت کرد." },
    ],
    translation: ["فردا صبح با قطار به کنار دریا خواهیم رفت.", "هوا امروز بسیار سرد است."],
    summarization: [
      "بازار قدیمی شهر پس از سه سال تعمیر، روز شنبه دوباره باز شد. سقف بازار در آتش سوخته بود و دو ستون آن ترک داشت. شهرداری قصد داشت ساختمان را خراب کند، ولی نه هزار نفر از مردم شهر نامه نوشتند و بازار با سقف تازه از چوب و شیشه نجات یافت.",
    ],
    "text-generation": ["پیرمرد در دفتر خود نوشت که", "یک روز پاییزی در ایستگاه قطار"],
    "fill-mask": ["تهران پایتخت <mask> است.", "کشتی صبح زود به <mask> رسید."],
  },
  fr: {
    "text-classification": ["La chambre était impeccable et la vue superbe, mais le petit déjeuner était froid."],
    "token-classification": ["Camille Moreau a quitté Nantes en juin pour travailler au Musée d'Orsay."],
    "question-answering": [
      {
        text: "Où sont rangées les clés de secours ?",
        context: "Les clés de secours sont rangées dans la boîte bleue, sur l'étagère du haut de l'atelier.",
      },
    ],
    translation: ["Demain matin, nous prenons le train pour la mer."],
    summarization: [
      "La halle du village a rouvert samedi après trois ans de travaux. Un incendie avait détruit son toit, puis des ingénieurs avaient découvert deux colonnes fissurées. La mairie voulait d'abord démolir le bâtiment, mais une pétition de neuf mille noms l'a convaincue de garder la charpente et de reconstruire le toit en verre et en bois.",
    ],
    "text-generation": [
      "Le gardien du phare nota dans son carnet que",
      "Pour bien aiguiser un couteau, il faut",
      "Ce soir-là, au marché,",
    ],
    "fill-mask": ["Le bateau entra dans le <mask> à l'aube."],
    "sentence-similarity": [
      {
        source_sentence: "Comment changer mon mot de passe ?",
        sentences: [
          "J'ai oublié mon code d'accès, il m'en faut un nouveau.",
          "Le bureau est fermé les jours fériés.",
          "Où puis-je modifier mes identifiants ?",
        ],
      },
    ],
  },
  it: {
    "text-classification": ["La camera era pulitissima e la vista splendida, ma la colazione era fredda."],
    "token-classification": [
      "Chiara Rinaldi è partita da Bologna per lavorare al Museo Egizio di Torino.",
      "Il traghetto da Napoli arriva a Capri alle nove.",
    ],
    "question-answering": [
      {
        text: "Dove sono le chiavi di riserva?",
        context: "Le chiavi di riserva sono nella scatola blu, sullo scaffale più alto dell'officina.",
      },
      { text: "A che ora apre la piscina?", context: "D'estate la piscina apre alle sette, d'inverno alle dieci." },
    ],
    translation: ["Domani mattina prendiamo il treno per il mare.", "Il forno all'angolo è chiuso il lunedì."],
    summarization: [
      "Il mercato coperto ha riaperto sabato dopo tre anni di lavori. Un incendio aveva distrutto il tetto e gli ingegneri avevano poi trovato crepe in due colonne. Il comune voleva demolire l'edificio, ma novemila firme lo hanno convinto a salvare la struttura e a rifare il tetto in vetro e legno.",
    ],
    "text-generation": [
      "Il guardiano del faro scrisse nel diario che",
      "Per affilare bene un coltello bisogna",
      "Quella sera, al porto,",
    ],
    "fill-mask": ["La nave entrò nel <mask> all'alba.", "L'acqua bolle a cento <mask>."],
    "sentence-similarity": [
      {
        source_sentence: "Come cambio la password?",
        sentences: [
          "Ho dimenticato il codice e me ne serve uno nuovo.",
          "L'ufficio è chiuso nei giorni festivi.",
          "Dove posso modificare i miei dati di accesso?",
        ],
      },
    ],
  },
  mn: {
    "text-classification": ["Өрөө цэвэрхэн, цонхны харагдац сайхан байсан ч өглөөний цай хүйтэн байлаа."],
    "token-classification": [
      "Батбаяр Улаанбаатараас Дархан руу галт тэргээр явжээ.",
      "Сарангэрэл Монгол Улсын Их Сургуульд суралцдаг.",
    ],
    "question-answering": [
      {
        text: "Номын сан хэдэн цагт нээгддэг вэ?",
        context: "Манай хорооллын номын сан өглөө арван цагт нээгдэж, орой долоон цагт хаагддаг.",
      },
      { text: "Түлхүүр хаана байгаа вэ?", context: "Нөөц түлхүүр гал тогооны цэнхэр хайрцагт байгаа." },
    ],
    translation: ["Маргааш өглөө бид галт тэргээр хөдөө явна.", "Өнөөдөр их хүйтэн байна."],
    summarization: [
      "Хотын хуучин зах гурван жилийн засварын дараа бямба гарагт дахин нээгдлээ. Галын улмаас дээвэр нь шатаж, дараа нь хоёр багана хагарсан нь тогтоогджээ. Хотын захиргаа барилгыг буулгахаар төлөвлөж байсан боловч есөн мянган иргэн гарын үсэг зурж, барилгыг шил, модон дээвэртэйгээр сэргээв.",
    ],
    "text-generation": ["Намрын нэгэн өглөө", "Өвөө минь надад"],
    "fill-mask": ["Монгол Улсын нийслэл бол <mask> хот юм.", "Хүүхдүүд гадаа <mask> тоглож байна."],
    "automatic-speech-recognition": [
      {
        example_title: "Common Voice, 1",
        src: "https://cdn-media.huggingface.co/common_voice/train/common_voice_mn_18577472.wav",
      },
      {
        example_title: "Common Voice, 2",
        src: "https://cdn-media.huggingface.co/common_voice/test/common_voice_mn_18577346.wav",
      },
    ],
    "text-to-speech": ["Сайн байна уу, таны ширээ бэлэн боллоо.", "Дараагийн зогсоол бол төв номын сан."],
    "sentence-similarity": [
      {
        source_sentence: "Нууц үгээ яаж солих вэ?",
        sentences: [
          "Би нууц үгээ мартсан, шинэ үг хэрэгтэй.",
          "Баярын өдрүүдэд оффис хаалттай.",
          "Нууц үгээ хаана өөрчлөх вэ?",
        ],
      },
    ],
  },
  ru: {
    "text-classification": ["Комната была чистая, вид чудесный, а вот завтрак оказался холодным."],
    "token-classification": ["Ольга Соколова приехала из Казани в Москву на выставку."],
    "question-answering": [
      {
        text: "Где лежат запасные ключи?",
        context: "Запасные ключи лежат в синей коробке на верхней полке мастерской.",
      },
    ],
    translation: ["Завтра утром мы поедем на поезде к морю."],
    summarization: [
      "В субботу после трёх лет ремонта снова открылся городской рынок. Крыша здания сгорела, а затем инженеры нашли трещины в двух колоннах. Сначала рынок хотели снести, но девять тысяч жителей подписали обращение, и город решил сохранить каркас и построить новую крышу из стекла и дерева.",
    ],
    "text-generation": [
      "Смотритель маяка записал в журнале, что",
      "Чтобы хорошо наточить нож, нужно",
      "Однажды осенью на старой станции",
    ],
    "fill-mask": ["На рассвете корабль вошёл в <mask>."],
    "sentence-similarity": [
      {
        source_sentence: "Как сменить пароль?",
        sentences: ["Я забыл код доступа, мне нужен новый.", "В праздники офис закрыт.", "Где можно изменить пароль?"],
      },
    ],
  },
  si: {
    translation: ["අපි හෙට උදේ දුම්රියෙන් නුවර යනවා.", "අද කඩය වසා ඇත."],
    "fill-mask": ["මගේ නිවස <mask> අසල තිබේ.", "ළමයි <mask> සෙල්ලම් කරති."],
  },
  uk: {
    translation: ["Завтра вранці ми поїдемо потягом до моря."],
    "fill-mask": ["На світанку корабель зайшов у <mask>."],
  },
  zh: {
    "text-classification": ["房间很干净,风景也很美,可惜早餐是凉的。"],
    "token-classification": ["李娜上周从成都飞往上海参加展览。", "王强在清华大学学习物理。"],
    "question-answering": [
      { text: "备用钥匙放在哪里?", context: "备用钥匙放在工作间最上层架子的蓝色铁盒里。" },
      { text: "游泳池几点开门?", context: "夏天游泳池早上七点开门,冬天十点才开门。" },
    ],
    translation: ["明天早上我们坐火车去海边。", "街角的面包店星期一不营业。"],
    "zero-shot-classification": [
      {
        text: "我两周前就取消了订单,但是你们仍然扣了款。",
        candidate_labels: "退款, 物流, 常见问题",
        multi_class: false,
      },
    ],
    summarization: [
      "镇上的老市场在修缮三年之后于星期六重新开放。三年前屋顶起火,工程师随后发现两根铁柱有裂缝。镇政府原本打算拆除这座建筑,但是九千名居民联名请愿,最终保住了它的框架,并换上了玻璃和木材建成的新屋顶。",
    ],
    "text-generation": ["守灯塔的老人在日记里写道,", "想磨好一把菜刀,首先要"],
    "fill-mask": ["孩子们在公园里放<mask>。", "冬天的湖面结了一层<mask>。"],
    "sentence-similarity": [
      {
        source_sentence: "怎么重设密码?",
        sentences: ["我忘了登录密码,需要换一个新的。", "节假日办公室不开门。", "在哪里可以修改密码?"],
      },
    ],
  },
};
