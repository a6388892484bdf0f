/** What each status is called when a refusal brings no words of its own. */
export const statusCatalogue = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const satisfies Record<number, string>

/** What a person reads when nothing better is known. */
export const defaultUserMessage = 'Something went wrong, please try again'

export const findStatusName = (status: number): string | undefined =>
  (statusCatalogue as Record<number, string | undefined>)[status]
