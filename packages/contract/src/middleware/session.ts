import { freeObject, listOf, required, text, whole } from '../kit/fields.ts'
import { model } from '../kit/model.ts'
import { requiredMeasure, requiredText } from './fields.ts'
import { defineCall, limits } from './kit.ts'

const Challenge = model('Challenge', { challenge: freeObject() })

const TelemetryEvent = model('ToldEvent', {
  id: requiredText(36),
  name: requiredText(60),
  path: requiredText(500),
  at: requiredMeasure(),
  data: freeObject(),
})
const TelemetryError = model('ToldError', {
  message: requiredText(1000),
  stack: text(8000),
  path: requiredText(500),
  at: requiredMeasure(),
  reference: requiredText(100),
})
const Collected = model('Collected', { kind: text(20), events: listOf(TelemetryEvent), errors: listOf(TelemetryError) })

/** Maximum parts per visit and characters per part, compressed and encoded (150 kB before that). */
export const maxRecordedParts = 400
const maxRecordedPartCharacters = 200_000
const RecordedPart = model('RecordedPart', {
  recording: requiredText(36),
  part: required(whole({ min: 0, max: maxRecordedParts - 1 })),
  path: requiredText(500),
  /** A list of events as JSON, gzipped, in base64. */
  events: requiredText(maxRecordedPartCharacters),
})

/** Not in the specification: what its pages need and its list lacks. */
export const sessionCalls = {
  signOut: defineCall({
    id: 'Session.signOut',
    verb: 'POST',
    path: '/api/session/signOut',
    summary: 'Ends the session on the server.',
    access: 'customer',
  }),
  captcha: defineCall({
    id: 'Session.captcha',
    verb: 'GET',
    path: '/api/session/captcha',
    summary: 'A small piece of work that shows somebody is at the other end.',
    access: 'anyone',
    limit: limits.users,
    reply: Challenge,
  }),
  collect: defineCall({
    id: 'Session.collect',
    verb: 'POST',
    path: '/api/session/collect',
    summary: 'Events and errors of pages, told by browsers.',
    access: 'anyone',
    body: Collected,
  }),
  record: defineCall({
    id: 'Session.record',
    verb: 'POST',
    path: '/api/session/record',
    summary: 'A part of the recording of a visit, told by the browser of somebody who agreed to it.',
    access: 'anyone',
    limit: limits.recording,
    body: RecordedPart,
  }),
}
