import { freeObject, listOf, required, whole } from '../kit/fields.ts'
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

/** Maximum parts per visit and characters per part, compressed and encoded (150 kB before that). */
export const mostRecordedParts = 400
const longestRecordedPart = 200_000
const RecordedPart = model('RecordedPart', {
  recording: words(36),
  part: required(whole({ min: 0, max: mostRecordedParts - 1 })),
  path: words(500),
  /** A list of events as JSON, gzipped, in base64. */
  events: words(longestRecordedPart),
})

/** Not in the specification: what its pages need and its list lacks. */
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
  record: call({
    id: 'Session.record',
    verb: 'POST',
    path: '/api/session/record',
    summary: 'A part of the recording of a visit, told by the browser of somebody who agreed to it.',
    access: 'anyone',
    limit: limits.recording,
    body: RecordedPart,
  }),
}
