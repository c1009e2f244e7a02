export async function seedOnce(mode: string | undefined): Promise<void> {
  void mode;
}
