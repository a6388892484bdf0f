import { useEffect, useState, useSyncExternalStore } from 'react'

/** A value that changes, handed on as something that stays the same: a part whose code comes later can hold on to it. */
export interface Live<Value> {
  subscribe(told: () => void): () => void
  now(): Value
  /** As the server knew it. */
  first(): Value
}

export function useLive<Value>(value: Value): Live<Value> {
  const [{ live, tell }] = useState(() => liveOf(value))
  useEffect(() => tell(value), [tell, value])
  return live
}

export const useLiveValue = <Value>({ subscribe, now, first }: Live<Value>): Value =>
  useSyncExternalStore(subscribe, now, first)

function liveOf<Value>(first: Value): { live: Live<Value>; tell: (value: Value) => void } {
  const listeners = new Set<() => void>()
  let now = first
  const subscribe = (told: () => void) => {
    listeners.add(told)
    return () => listeners.delete(told)
  }
  const tell = (value: Value) => {
    now = value
    for (const told of listeners) told()
  }
  return { live: { subscribe, now: () => now, first: () => first }, tell }
}
