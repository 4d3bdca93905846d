from sap_rpt_oss import SAP_RPT_OSS_Regressor
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
print("R²:", r2_score(y_test, predictions))
