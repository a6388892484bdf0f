import { freeObject, listOf } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { amount, maybeWords, words } from './fields.ts'
import { call, limits } from './kit.ts'

const Challenge = model('Challenge', { challenge: freeObject() })

const ToldEvent = model('ToldEvent', {
  id: words(36),
  name: words(60),
  path: words(500),
  at: amount(),
  data: freeObject(),
})
const ToldError = model('ToldError', {
  message: words(1000),
  stack: maybeWords(8000),
  path: words(500),
  at: amount(),
  reference: words(100),
})
const Collected = model('Collected', { kind: maybeWords(20), events: listOf(ToldEvent), errors: listOf(ToldError) })

/** Ours, beyond the specification's hundred: what its screens need and its list does not have. */
export const sessionCalls = {
  signOut: call({
    id: 'Session.signOut',
    verb: 'POST',
    path: '/api/session/signOut',
    summary: 'Ends the session on the server.',
    access: 'customer',
  }),
  captcha: call({
    id: 'Session.captcha',
    verb: 'GET',
    path: '/api/session/captcha',
    summary: 'A small piece of work that shows somebody is at the other end.',
    access: 'anyone',
    limit: limits.users,
    reply: Challenge,
  }),
  collect: call({
    id: 'Session.collect',
    verb: 'POST',
    path: '/api/session/collect',
    summary: 'Events and errors of pages, told by browsers.',
    access: 'anyone',
    body: Collected,
  }),
}
