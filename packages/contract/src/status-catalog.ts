/** Default names of statuses. */
export const statusCatalog = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const satisfies Record<number, string>

/** Default message for people. */
export const defaultUserMessage = 'Something went wrong, please try again'

export const findStatusName = (status: number): string | undefined =>
  (statusCatalog as Record<number, string | undefined>)[status]
