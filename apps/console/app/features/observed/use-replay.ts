import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadReplay } from './load-replay.ts'
import type { Replay } from './start-replay.ts'

const lookMilliseconds = 250
const ended = 'Played to the end'

/** A recording that is loaded into the box and starts to play. */
export function useReplay(box: RefObject<HTMLElement | null>, events: string) {
  const replay = useRef<Replay>(undefined)
  const [length, setLength] = useState(0)
  const [place, setPlace] = useState(0)
  const [state, setState] = useState('Loading …')
  useEffect(() => {
    const leaving = new AbortController()
    const open = async () => {
      if (!box.current) return
      const opened = await loadReplay(box.current, events, leaving.signal, () => setState(ended))
      if (!opened) return setState('Too short to be played.')
      replay.current = opened
      setLength(opened.length)
      opened.play(0)
      setState('Playing')
    }
    open().catch(() => leaving.signal.aborted || setState('It can’t be played. Reload the page to try again.'))
    const timer = setInterval(() => replay.current && setPlace(replay.current.place()), lookMilliseconds)
    return () => {
      leaving.abort()
      clearInterval(timer)
      replay.current?.close()
      replay.current = undefined
    }
  }, [box, events])
  // the last event may come before the end of the length
  const at = state === ended ? length : Math.min(place, length)
  const play = () => {
    replay.current?.play(at < length ? at : 0)
    setState('Playing')
  }
  const pause = (to = at) => {
    replay.current?.pause(to)
    setPlace(to)
    setState('Paused')
  }
  return { length, place: at, state, play, pause }
}
