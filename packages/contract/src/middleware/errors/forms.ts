/** Forms and their links. */
export const formErrors = {
  'Form.NotSolved': {
    status: 400,
    message: 'We couldn’t verify that you’re human yet. Please submit the form again.',
  },
  'Form.LinkInvalid': {
    status: 400,
    message: 'This link isn’t valid. Use the link in our latest email, or fill out the form again.',
  },
  'Form.LinkExpired': {
    status: 400,
    message: 'This link has expired. Fill out the form again to get a new one.',
  },
  'Form.LinkUsed': { status: 400, message: 'This link has already been used. Please request a new one.' },
  'Form.SlotTaken': { status: 409, message: 'This time is no longer available. Please choose another.' },
} as const
