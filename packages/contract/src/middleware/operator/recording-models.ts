import { text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { count, requiredList, requiredText } from '../fields.ts'
import { pageOf } from '../lists/models.ts'

/** An error of pages in browsers; the same message at the same place is one. */
const PageError = model('PageError', {
  id: requiredText(100),
  message: requiredText(2000),
  /** In our own source, as far as its build is known. */
  stack: text(),
  path: requiredText(2000),
  reference: requiredText(100),
  times: count(),
  firstAt: requiredText(40),
  lastAt: requiredText(40),
})
export const PageErrorPage = pageOf('PageErrorPage', PageError)

const recordingFields = {
  id: requiredText(36),
  email: text(320),
  customer: text(200),
  customerNumber: text(40),
  pages: requiredList(requiredText(2000)),
  seconds: count(),
  bytes: count(),
  startedAt: requiredText(40),
}

/** A visit that was recorded with consent. */
const Recording = model('Recording', recordingFields)
export const RecordingPage = pageOf('RecordingPage', Recording)

export const StaffRecording = model('StaffRecording', {
  ...recordingFields,
  /** Why the caller opened it, and until when it may be played; null before and after that. */
  reason: text(300),
  openUntil: text(40),
})

export const RecordingOpening = model('RecordingOpening', {
  recordingId: requiredText(36),
  /** Why; kept in the audit. Without one it is not opened. */
  reason: text(300),
})
