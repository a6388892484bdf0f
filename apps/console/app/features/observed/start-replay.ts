import { Replayer } from '@rrweb/replay'

/** A recording that plays in a box of the page. */
export interface Replay {
  /** Its length in milliseconds. */
  length: number
  play(from: number): void
  pause(at?: number): void
  /** Where it is now, in milliseconds. */
  place(): number
  close(): void
}

/** Shows the events in the box, as wide as the box is. Undefined if they are too few to be played. */
export function startReplay(
  box: HTMLElement,
  events: ConstructorParameters<typeof Replayer>[0],
  onEnd: () => void,
): Replay | undefined {
  if (events.length < 2) return undefined
  const replayer = new Replayer(events, {
    root: box,
    skipInactive: true,
    showWarning: false,
    triggerFocus: false,
  })
  replayer.iframe.title = 'The recorded page'
  let recorded = { width: 0, height: 0 }
  const fit = () => {
    const scale = Math.min(1, box.clientWidth / recorded.width)
    replayer.wrapper.style.transformOrigin = '0 0'
    replayer.wrapper.style.transform = `scale(${scale})`
    box.style.height = `${recorded.height * scale}px`
  }
  replayer.on('resize', (size) => {
    recorded = size as typeof recorded
    fit()
  })
  // a turned phone or another width of the window
  const watch = new ResizeObserver(() => recorded.width > 0 && fit())
  watch.observe(box)
  replayer.on('finish', onEnd)
  return {
    length: replayer.getMetaData().totalTime,
    play: (from) => replayer.play(from),
    pause: (at) => replayer.pause(at),
    place: () => replayer.getCurrentTime(),
    close: () => {
      watch.disconnect()
      replayer.destroy()
    },
  }
}
