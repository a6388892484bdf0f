import { freeObject, listOf, required, text, whole } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { requiredMeasure, requiredText } from '../fields.ts'

export const CaptchaChallenge = model('CaptchaChallenge', { challenge: freeObject() })

const TelemetryEvent = model('TelemetryEvent', {
  id: requiredText(36),
  name: requiredText(60),
  path: requiredText(500),
  at: requiredMeasure(),
  data: freeObject(),
})
const TelemetryError = model('TelemetryError', {
  message: requiredText(1000),
  stack: text(8000),
  path: requiredText(500),
  at: requiredMeasure(),
  reference: requiredText(100),
})
export const Collected = model('Collected', {
  kind: text(20),
  events: listOf(TelemetryEvent),
  errors: listOf(TelemetryError),
})

/** Maximum parts per visit and characters per part, compressed and encoded (150 kB before that). */
export const maxRecordedParts = 400
const maxRecordedPartCharacters = 200_000
export const RecordedPart = model('RecordedPart', {
  recording: requiredText(36),
  part: required(whole({ min: 0, max: maxRecordedParts - 1 })),
  path: requiredText(500),
  /** A list of events as JSON, gzipped, in base64. */
  events: requiredText(maxRecordedPartCharacters),
})
