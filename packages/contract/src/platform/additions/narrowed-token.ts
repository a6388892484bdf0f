import { listOf, required, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import type { Operation } from '../../kit/operation.ts'
import { AccessToken } from '../identity/tokens.ts'

const NarrowedTokenRequest = model('NarrowedTokenRequest', {
  /** Standard and custom ones; those that the caller does not hold are left out. */
  Roles: required(listOf(text(100))),
})

/** For people who build and look after a shop: a call is tried with the rights that someone else would have. */
export const createNarrowedToken: Operation = {
  id: 'Me.CreateNarrowedToken',
  tag: 'Me',
  name: 'CreateNarrowedToken',
  verb: 'POST',
  path: '/me/tokens/narrowed',
  roles: [],
  callers: ['admin', 'supplier'],
  body: NarrowedTokenRequest,
  reply: AccessToken,
  status: 200,
  summary: 'Obtain a token for at most five minutes with those of the given roles that the caller holds.',
  isAddition: true,
}
