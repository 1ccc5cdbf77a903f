let handed: File | null = null;

/** Hands a file to the screen that opens next. */
export function handFile(file: File | null): void {
  handed = file;
}

/** The file that was handed to the screen that opens now. */
export function handedFile(): File | null {
  return handed;
}
