import { conflict, invalid, missing, unauthenticated } from './kinds.ts'

/** Refusals that any call may return. */
export const requestErrors = {
  NotFound: missing('Object not found.'),
  ValidationFailure: invalid('A value is missing or not valid; Data names the property.'),
  IdExists: conflict('An object with this ID already exists; choose another ID or replace the object with PUT.'),
  InvalidToken: unauthenticated('Access token is invalid or expired.'),
  'Object.InUse': conflict('This object cannot be removed while others refer to it; remove those first.'),
  // public clients compare this code as it is spelled here
  'blocked by web hook': invalid('A webhook of the marketplace refused this request.'),

  'Concurrency.Changed': conflict(
    'Someone else changed these fields meanwhile; Data has their names and the current record.',
  ),
  'RuleTest.TookTooLong': invalid('The rule takes too long on this many orders, so test it on fewer.'),
  'Changes.AnotherRefused': conflict('Another change of this list is refused, so none of them was made.'),
  'Request.IdempotencyKeyReused': conflict(
    'This Idempotency-Key was used for another request; send a new key with a new request.',
  ),
  'Request.InvalidContentType': invalid('The content type is not supported; send application/json.'),
  'Request.InvalidRequestBody': invalid('The request body is not valid JSON for this call.'),
  'Request.MethodNotAllowed': { status: 405, message: 'This address does not take that method.' },
  'Request.AddressTooLong': { status: 414, message: 'The address is too long; send shorter filters.' },
  'Request.HeadersTooLarge': { status: 431, message: 'The headers of the request are too large.' },
  'Request.Timeout': { status: 408, message: 'The request did not arrive in time.' },
  'Request.Unreadable': invalid('This is not a request that can be read.'),
  'Request.TooLarge': { status: 413, message: 'The request body is too large.' },
  'RateLimit.Exceeded': { status: 429, message: 'Too many requests; wait before you try again.' },

  ServerError: { status: 500, message: 'Something went wrong on our side; try again later.' },
  'Api.Offline': { status: 503, message: 'The service is not available right now; try again shortly.' },

  'List.InvalidPageSize': invalid('pageSize must be a whole number from 1 to 100.'),
  'List.InvalidProperty': invalid('A filter names a property that this list does not have.'),
  'List.InvalidSearchProperty': invalid('searchOn names a property that cannot be searched.'),
  'List.InvalidSortProperty': invalid('sortBy names a property that cannot be sorted by.'),
  'List.InvalidType': invalid('A filter value does not fit the type of its property.'),

  'Search.InvalidQuery': invalid('The search cannot be understood; simplify its words or filters.'),
  'Search.ResultSetTooLarge': invalid('More than 100,000 objects match; narrow the search.'),
  'Search.ExceedsRebuildLimit': invalid(
    'The search index was rebuilt too often lately; wait before rebuilding it again.',
  ),

  'Feed.UnknownCursor': {
    status: 410,
    message: 'This cursor is unknown or too old; begin again without one and replace what you have.',
  },

  'Expression.InvalidArguments': invalid('A function of the expression has the wrong number or type of arguments.'),
  'Expression.InvalidFunction': invalid('The expression uses a function that does not exist.'),
  'Expression.InvalidSyntax': invalid('The expression cannot be read; check its brackets, quotes and operators.'),
  'Expression.InvalidToken': invalid('The expression uses a name or sign that is not known.'),
  'Expression.ItemNotAllowed': invalid('The expression must not refer to a single item here.'),
  'Expression.ItemRequired': invalid('The expression must refer to a single item here.'),
  'Expression.OrderHistoryCannotBeUsed': invalid('The order history cannot be used in this expression.'),
} as const
