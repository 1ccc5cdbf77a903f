/** The reading itself failed, which says nothing of the file. */
export class ReadingFailed extends Error {
  override name = 'ReadingFailed';

  constructor() {
    super('Failed to read file');
  }
}
