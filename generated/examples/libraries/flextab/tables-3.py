from flextab import FlexTabRegressor
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
print("R2 score:", r2)
