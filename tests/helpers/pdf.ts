import PDFDocument from 'pdfkit';

/** A PDF that says something. */
export async function pdfOf(text: string): Promise<Buffer<ArrayBuffer>> {
  const document = new PDFDocument();
  document.text(text).end();
  return Buffer.concat(await Array.fromAsync(document));
}
