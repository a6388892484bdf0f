/** Refusals that any call may return. */
export const requestErrors = {
  'Request.Invalid': { status: 400, message: 'Please check the marked fields.' },
  'Request.TooLarge': { status: 413, message: 'That’s too much data. Send a smaller file.' },
  'Request.ContentType': { status: 415, message: 'Send the request as application/json.' },
  'Request.TooOften': {
    status: 429,
    message: 'Too many attempts. Try again in a minute.',
  },
  'Request.Version': { status: 400, message: 'This API supports version 1.' },
  'Request.Site': { status: 400, message: 'This API serves the site us. Send it as siteId, or leave the header out.' },
  'Request.Conflict': { status: 409, message: 'This was changed by someone else. Reload and try again.' },
  NotFound: { status: 404, message: 'We couldn’t find that.' },
  'Server.Failed': { status: 500, message: 'Something went wrong, please try again' },
  'Server.Upstream': { status: 502, message: 'A service we rely on didn’t respond. Please try again in a moment.' },
  'Server.Busy': { status: 503, message: 'The store is busy right now. Please try again in a moment.' },
} as const
