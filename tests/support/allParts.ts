// Loads at once the chunks that pages load later, so that every run makes the same requests at any speed.
void import.meta.glob('/components/**/*.tsx', { eager: true });
