import '@rrweb/replay/dist/style.css'
import { Button } from '@tessera/ui/button'
import { useRef } from 'react'
import { useReplay } from './use-replay.ts'

/** Plays the recording from its beginning, with a button and a place in time. */
export function RecordingPlayer({ events }: { events: string }) {
  const box = useRef<HTMLDivElement>(null)
  const { length, place, state, play, pause } = useReplay(box, events)
  return (
    <main className="grid gap-2 p-3">
      <h1 className="sr-only">Recorded visit</h1>
      <div className="flex flex-wrap items-center gap-3">
        {state === 'Playing' ? (
          <Button onClick={() => pause()}>Pause</Button>
        ) : (
          <Button onClick={play} disabled={length === 0}>
            Play
          </Button>
        )}
        <input
          type="range"
          className="min-w-40 flex-1"
          aria-label="Position in the recording"
          min={0}
          max={length}
          value={place}
          disabled={length === 0}
          onChange={({ target }) => pause(Number(target.value))}
        />
        <span role="status">{state}</span>
      </div>
      <div ref={box} className="relative overflow-hidden border border-grout bg-white" />
    </main>
  )
}
