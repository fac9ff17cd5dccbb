// Reads and decodes a document beside the page; the part of pdf.js that draws it runs in `open-pdf.ts`.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
