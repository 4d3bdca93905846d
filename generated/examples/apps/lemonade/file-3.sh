lemonade list --downloaded
