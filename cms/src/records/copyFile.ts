export async function copyFile(_id: number, _owner: number): Promise<number> {
  throw new Error('later in this commit');
}
