// Generated – do not edit.
// source:    spec/libraries/sap-rpt-1-oss.yaml
// generator: generators/artifacts/snippets.ts
// to change: edit the source, then run `npm run generate`
import type { Rules } from "../facts.ts";

/** Shows how to install and use sap-rpt-1-oss with a model. */
export const rules: Rules = (_facts, _escapes, show) => {
  show("0", "install", "bash", "Install", `# Needs Python 3.11 or newer.
pip install git+https://github.com/SAP-samples/sap-rpt-1-oss`);
  show("1", "usage", "python", "Classify rows", `from sap_rpt_oss import SAP_RPT_OSS_Classifier
from sklearn.datasets import load_breast_cancer
from sklearn.metrics import accuracy_score
from sklearn.model_selection import train_test_split

X, y = load_breast_cancer(return_X_y=True)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

# Loads the checkpoint of SAP/sap-rpt-1-oss.
# A larger context and more bagging improve the results, but need more memory.
clf = SAP_RPT_OSS_Classifier(max_context_size=2048, bagging=1)
clf.fit(X_train, y_train)

predictions = clf.predict(X_test)
print("Accuracy:", accuracy_score(y_test, predictions))`);
  show("2", "usage", "python", "Predict numbers", `from sap_rpt_oss import SAP_RPT_OSS_Regressor
from sklearn.datasets import fetch_openml
from sklearn.metrics import r2_score
from sklearn.model_selection import train_test_split

# House prices in Boston
df = fetch_openml(data_id=531, as_frame=True)
X = df.data
y = df.target.astype(float)
X_train, X_test, y_train, y_test = train_test_split(X, y, test_size=0.5, random_state=42)

# Loads the checkpoint of SAP/sap-rpt-1-oss.
# A larger context and more bagging improve the results, but need more memory.
regressor = SAP_RPT_OSS_Regressor(max_context_size=2048, bagging=1)
regressor.fit(X_train, y_train)

predictions = regressor.predict(X_test)
print("R²:", r2_score(y_test, predictions))`);
};
