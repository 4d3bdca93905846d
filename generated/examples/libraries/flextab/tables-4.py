from flextab import FlexTabMatcher
from flextab.utils.test_utils import load_febrl4
from sklearn.metrics import accuracy_score, roc_auc_score

left_train, left_test, right_train, right_test, y_train, y_test = load_febrl4()

matcher = FlexTabMatcher(max_context_size=2048, bagging=1)
matcher.fit(left_train, right_train, y_train)

predictions = matcher.predict(left_test, right_test)
print("Accuracy:", accuracy_score(y_test, predictions))

probas = matcher.predict_proba_matching(left_test, right_test)
print("Area under the curve:", roc_auc_score(y_test, probas[:, 1]))
