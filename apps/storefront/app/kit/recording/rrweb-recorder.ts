import { record } from '@rrweb/record'
import { privateText } from './private-places.ts'
import type { Recorder, Seen } from './recorder.ts'
import { scrubbed, stars } from './scrubbed.ts'

/** `input` covers every type, including hidden fields and checkboxes; a list of types would miss new ones. */
const masked = { input: true, textarea: true, select: true, password: true }

export const rrwebRecorder: Recorder = {
  start(tell) {
    let isOver = false
    const stop = record({
      emit: (event) => {
        if (!isOver) tell(scrubbed(event as Seen))
      },
      maskInputOptions: masked,
      maskInputFn: stars,
      maskTextSelector: privateText,
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
