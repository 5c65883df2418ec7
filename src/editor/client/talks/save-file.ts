/** Hands a file to the browser, which keeps it where downloads go. */
export function saveFile(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // A browser may take a moment to begin.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
