import { defineCall, limits } from '../kit.ts'
import { ActingSession, SpentActingCode } from '../operator/acting-models.ts'
import { CaptchaChallenge, Collected, RecordedPart } from './models.ts'

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
  startActing: defineCall({
    id: 'Session.startActing',
    verb: 'POST',
    path: '/api/session/startActing',
    summary: 'Spends the code of a member of staff for a session as a customer.',
    isAddition: true,
    access: 'anyone',
    limit: limits.activation,
    body: SpentActingCode,
    reply: ActingSession,
  }),
  captcha: defineCall({
    id: 'Session.captcha',
    verb: 'GET',
    path: '/api/session/captcha',
    summary: 'Gets a proof-of-work challenge for the captcha.',
    isAddition: true,
    access: 'anyone',
    limit: limits.users,
    reply: CaptchaChallenge,
  }),
  collect: defineCall({
    id: 'Session.collect',
    verb: 'POST',
    path: '/api/session/collect',
    summary: 'Receives page events and errors from browsers.',
    isAddition: true,
    access: 'anyone',
    body: Collected,
  }),
  record: defineCall({
    id: 'Session.record',
    verb: 'POST',
    path: '/api/session/record',
    summary: 'Receives part of a session recording from a browser with consent.',
    isAddition: true,
    access: 'anyone',
    limit: limits.recording,
    body: RecordedPart,
  }),
}
