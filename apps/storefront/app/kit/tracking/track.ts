import type { AnalyticsEvent } from '@tessera/contract/shop/constants'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findConsent, onConsent } from './consent.ts'
import { reportedPath, sendTelemetry, type TelemetryEvent } from './send-telemetry.ts'

type EventData = Record<string, unknown>

declare global {
  interface Window {
    dataLayer?: { event: string; [field: string]: unknown }[]
  }
}

/** Events before the consent decision: sent if it is granted, dropped if it is denied. */
const pendingEvents: TelemetryEvent[] = []
const trackedKeys = new Set<string>()
let isListening = false

/** Tracks one analytics event. `onceKey`, such as an order number, prevents a second event for the life of the tab. */
export function track(event: AnalyticsEvent, data: EventData = {}, onceKey?: string): void {
  if (typeof window === 'undefined') return
  if (onceKey !== undefined && !isFirst(`${event}:${onceKey}`)) return
  const entry = { name: event, data, path: reportedPath(location.pathname), at: Date.now(), id: crypto.randomUUID() }
  const consent = findConsent()
  if (consent === 'denied') return
  if (consent === 'granted') {
    sendEvents([entry])
    return
  }
  pendingEvents.push(entry)
  awaitConsent()
}

/** Sends events to the shop and to the data layer for vendors, only with consent. */
function sendEvents(events: readonly TelemetryEvent[]): void {
  window.dataLayer ??= []
  for (const { name, data } of events) window.dataLayer.push({ event: name, ...data })
  sendTelemetry({ kind: 'events', events })
}

function isFirst(key: string): boolean {
  if (trackedKeys.has(key) || sessionStorage.getItem(`told:${key}`)) return false
  trackedKeys.add(key)
  sessionStorage.setItem(`told:${key}`, '1')
  return true
}

function awaitConsent(): void {
  if (isListening) return
  isListening = true
  onConsent((consent) => {
    const events = pendingEvents.splice(0)
    if (consent === 'granted' && events.length > 0) sendEvents(events)
  })
}

/**
 * Tracks one view per visit of a page: `view_item`, `view_item_list`, `view_cart`. Does nothing without data. A form
 * result on the same page is not a new visit, nor is another query, except for a list.
 */
export function useTrackView(event: AnalyticsEvent, data: EventData | undefined): void {
  const { pathname, search } = useLocation()
  const visit = event === 'view_item_list' ? pathname + search : pathname
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visit decides, not the identity of the data
  useEffect(() => {
    if (data) track(event, data)
  }, [visit, data !== undefined])
}
