// Generated – do not edit.
// source:    spec/libraries/flextab.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use flextab with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `pip install git+https://github.com/SAP-samples/flextab`);
  show("1", "usage", "python", "Classify rows", `from flextab import FlexTabClassifier
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
print("Accuracy:", accuracy_score(y_test, predictions))`);
  show("2", "usage", "python", "Predict a number", `from flextab import FlexTabRegressor
from sklearn.datasets import fetch_openml
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

df = fetch_openml(data_id=531, as_frame=True)
X = df.data
y = df.target.astype(float)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

regressor = FlexTabRegressor(max_context_size=2048, bagging=1)
regressor.fit(X_train, y_train)

predictions = regressor.predict(X_test)
r2 = r2_score(y_test, predictions)
print("R2 score:", r2)`);
  show("3", "usage", "python", "Match records of two tables", `from flextab import FlexTabMatcher
from flextab.utils.test_utils import load_febrl4
from sklearn.metrics import accuracy_score, roc_auc_score

left_train, left_test, right_train, right_test, y_train, y_test = load_febrl4()

matcher = FlexTabMatcher(max_context_size=2048, bagging=1)
matcher.fit(left_train, right_train, y_train)

predictions = matcher.predict(left_test, right_test)
print("Accuracy:", accuracy_score(y_test, predictions))

probas = matcher.predict_proba_matching(left_test, right_test)
print("Area under the curve:", roc_auc_score(y_test, probas[:, 1]))`);
};
