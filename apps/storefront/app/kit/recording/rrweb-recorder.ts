import { record } from '@rrweb/record'
import { privateTextSelector } from './is-private-path.ts'
import type { RecordedEvent, Recorder } from './recorder.ts'
import { maskText, scrubEvent } from './scrub-event.ts'

/** `input` covers every type, including hidden fields and checkboxes; a list of types would miss new ones. */
const masked = { input: true, textarea: true, select: true, password: true }

export const rrwebRecorder: Recorder = {
  start(onEvent) {
    let isOver = false
    const stop = record({
      emit: (event) => {
        if (!isOver) onEvent(scrubEvent(event as RecordedEvent))
      },
      maskInputOptions: masked,
      maskInputFn: maskText,
      maskTextSelector: privateTextSelector,
      slimDOMOptions: 'all',
      recordCanvas: false,
      collectFonts: false,
      inlineImages: false,
      sampling: { mousemove: 100, scroll: 200, input: 'last' },
    })
    return () => {
      isOver = true
      stop?.()
    }
  },
}
