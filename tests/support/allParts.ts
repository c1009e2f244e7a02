// Parts that pages load later are there at once: what they ask for is asked in every run, however fast they would have come.
void import.meta.glob('/components/**/*.tsx', { eager: true });
