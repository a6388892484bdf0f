import { defineCall, limits } from '../kit.ts'
import { Challenge, Collected, RecordedPart } from './models.ts'

/** Sign-out, captcha and telemetry of the pages. */
export const sessionCalls = {
  signOut: defineCall({
    id: 'Session.signOut',
    verb: 'POST',
    path: '/api/session/signOut',
    summary: 'Ends the session on the server.',
    isAddition: true,
    access: 'customer',
  }),
  captcha: defineCall({
    id: 'Session.captcha',
    verb: 'GET',
    path: '/api/session/captcha',
    summary: 'A small piece of work that shows somebody is at the other end.',
    isAddition: true,
    access: 'anyone',
    limit: limits.users,
    reply: Challenge,
  }),
  collect: defineCall({
    id: 'Session.collect',
    verb: 'POST',
    path: '/api/session/collect',
    summary: 'Events and errors of pages, told by browsers.',
    isAddition: true,
    access: 'anyone',
    body: Collected,
  }),
  record: defineCall({
    id: 'Session.record',
    verb: 'POST',
    path: '/api/session/record',
    summary: 'A part of the recording of a visit, told by the browser of somebody who agreed to it.',
    isAddition: true,
    access: 'anyone',
    limit: limits.recording,
    body: RecordedPart,
  }),
}
