from flextab import FlexTabClassifier
from sklearn.datasets import load_breast_cancer
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split

X, y = load_breast_cancer(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

# Smaller values need less memory. Larger values can improve the predictions.
clf = FlexTabClassifier(max_context_size=2048, bagging=1)
clf.fit(X_train, y_train)

probabilities = clf.predict_proba(X_test)
predictions = clf.predict(X_test)
print("Class probabilities of the first row:", probabilities[0])
print("Accuracy:", accuracy_score(y_test, predictions))
