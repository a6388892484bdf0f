/** Uploaded files. */
export const uploadErrors = {
  'Upload.Unavailable': { status: 503, message: 'We can’t store or show files right now. Try again in a few minutes.' },
  'Certificate.TooBig': { status: 413, message: 'This file is larger than 8 MB. Choose a smaller one.' },
  'Certificate.Kind': { status: 415, message: 'Choose a PDF, JPEG, PNG or WebP file.' },
  'Certificate.Broken': { status: 400, message: 'We can’t read this file. Choose another one.' },
  'Certificate.Active': {
    status: 400,
    message: 'We can’t accept PDFs with scripts or attachments. Print it to a new PDF, or send a photo.',
  },
  'Certificate.Encrypted': {
    status: 400,
    message: 'This PDF is password protected. Print it to a new PDF, or send a photo.',
  },
  'Photo.TooBig': { status: 413, message: 'This photo is larger than 8 MB. Choose a smaller one.' },
  'Photo.Kind': { status: 415, message: 'Choose a JPEG, PNG or WebP photo.' },
  'Photo.Broken': { status: 400, message: 'We can’t read this photo. Choose another one.' },
  'Picture.TooBig': { status: 413, message: 'This picture is larger than 20 MB. Choose a smaller one.' },
  'Picture.Kind': { status: 415, message: 'Choose a JPEG, PNG, WebP or AVIF picture.' },
  'Picture.Broken': { status: 400, message: 'We can’t read this picture. Choose another one.' },
  'Picture.InUse': { status: 409, message: 'The product shows this picture. Choose another one first.' },
  'Picture.Small': {
    status: 400,
    message: 'This picture is too small. Choose one that is at least 600 pixels wide and 600 pixels high.',
  },
  'Pdf.TooBig': { status: 413, message: 'This file is larger than 8 MB. Choose a smaller one.' },
  'Pdf.Kind': { status: 415, message: 'Choose a JPEG, PNG, WebP or PDF file.' },
  'Pdf.Broken': { status: 400, message: 'We can’t read this PDF. Choose another one.' },
  'Pdf.Active': {
    status: 400,
    message: 'We can’t accept PDFs with scripts or attachments. Print it to a new PDF and send that.',
  },
  'Pdf.Encrypted': {
    status: 400,
    message: 'This PDF is password protected. Print it to a new PDF and send that.',
  },
} as const
