/** What a domain reads from the content folder. Its data is plain: what JSON keeps, with marks in place of the brand's names. */
export interface ContentPart<T> {
  /** Its name in the compiled file. */
  name: string;
  /**
   * Reads and checks the files. It imports what it needs itself, so that a server that starts from the compiled file doesn't load it.
   * @param folder the content folder
   * @throws ContentError
   */
  compile(folder: string): Promise<T>;
}

/** An invalid file, named in the message along with the field. Stops the build and startup. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
}
