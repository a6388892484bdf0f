import { labelOf } from '@tessera/contract/kit/label-of'

/** Notes on parameters whose name does not explain them. */
const notes: Record<string, string> = {
  direction: 'Seen from the caller: Incoming came to you, Outgoing went out from you.',
  search: 'Words to look for.',
  searchOn: 'Fields to search, with commas between them.',
  searchType: 'How several words are combined.',
  sortBy: 'Fields to sort by, with commas between them; ! before a name turns it round.',
  page: 'Which page.',
  pageSize: 'How many on a page.',
  level: 'Assignments to a user, to a group or to a whole company.',
  depth: 'How many levels of categories to go down, or all.',
  from: 'Not before this time.',
  to: 'Not after this time.',
  commerceRole: 'Which kind of company is meant.',
  orders: 'What becomes of the orders of the user.',
  adjustListOrders: 'Moves categories that stand in the way one place down.',
  includeAddress: 'Shows the address itself, not only its ID.',
  isShipping: 'Addresses that may be shipped to.',
  isBilling: 'Addresses that may be billed.',
  approvable: 'Only what the caller may approve.',
  quantity: 'The quantity whose price is meant.',
  overwriteExisting: 'Deletes the variants there are and makes them all anew.',
  defaultPriceScheduleID: 'The price schedule this supplier sells by.',
  anonUserToken: 'The access token of the anonymous session.',
  clientID: 'The ID of the API client that the user signs in with.',
  email: 'The e-mail address of the account.',
  promoCode: 'The code a customer types in.',
  verificationCode: 'The code from the message.',
  thingType: 'The kind of object that is indexed.',
  key: 'The path inside xp.',
  newBuyerID: 'ID of the buyer the user moves to.',
  grant_type: 'password, client_credentials or refresh_token.',
  client_id: 'ID of the API client.',
  client_secret: 'Secret of the API client, whenever it has one.',
  scope: 'Roles to put into the token, with blanks between them; none means all.',
  username: 'Name of the user.',
  password: 'Password of the user, or a one-time password.',
  refresh_token: 'The refresh token of an earlier answer.',
  anonuserid: 'Your own name for the guest.',
  ID: 'ID of the record.',
  id: 'ID of the record.',
}

export function parameterNote(name: string): string {
  const words = labelOf(name.replace(/ID$/, '')).replace(/\bcreditcard\b/, 'credit card')
  return notes[name] ?? (name.endsWith('ID') ? `ID of the ${words.replace('openidconnect', 'OpenID connection')}.` : '')
}
