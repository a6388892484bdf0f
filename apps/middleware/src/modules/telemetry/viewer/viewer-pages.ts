import type { TelemetryError, TelemetryEvent, TelemetryRecording } from './read-telemetry.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:80rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:.4rem .6rem;' +
  'border-bottom:1px solid #8886}td{overflow-wrap:anywhere}pre{white-space:pre-wrap;font-size:.8rem;margin:.4rem 0}' +
  '#stage{position:relative;overflow:hidden;border:1px solid #8886;background:#fff}' +
  '#stage .replayer-wrapper{transform-origin:0 0}iframe{border:0}#place{width:100%}'

const pageHtml = (title: string, content: string, head = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title>${head}<style>${style}</style><h1>${escapeHtml(title)}</h1>${content}</html>`

const formatTime = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')
const rowHtml = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
const tableHtml = (heads: readonly string[], rows: readonly string[], none: string): string =>
  rows.length === 0
    ? `<p>${none}</p>`
    : `<table><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr>${rows.join('')}</table>`

const nameOf = ({ customerId, email }: TelemetryRecording): string =>
  email ? `${escapeHtml(email)}, ${escapeHtml(customerId ?? '')}` : 'a guest'
const lengthOf = ({ startedAt, lastAt }: TelemetryRecording): string =>
  `${Math.round((lastAt.getTime() - startedAt.getTime()) / 1000)} s`

const errorRow = ({ message, stack, path, reference, times, firstAt, lastAt }: TelemetryError): string =>
  rowHtml([
    `${formatTime(lastAt)}<br>since ${formatTime(firstAt)}`,
    String(times),
    `${escapeHtml(message)}${stack ? `<details><summary>Stack</summary><pre>${escapeHtml(stack)}</pre></details>` : ''}`,
    escapeHtml(path),
    escapeHtml(reference),
  ])

const recordingRow = (one: TelemetryRecording): string =>
  rowHtml([
    `<a href="/observed/${one.id}">${formatTime(one.startedAt)}</a>`,
    nameOf(one),
    lengthOf(one),
    one.pages.map(escapeHtml).join('<br>'),
    `${Math.ceil(one.bytes / 1000)} kB in ${one.parts}`,
  ])

export const overviewPage = (errors: readonly TelemetryError[], recordings: readonly TelemetryRecording[]): string =>
  pageHtml(
    'Observed',
    `<p><a href="/observed/events">Events</a>. All times are UTC.</p><h2>Errors</h2>${tableHtml(
      ['Last', 'Times', 'What', 'Page', 'Reference'],
      errors.map(errorRow),
      'No page has failed yet.',
    )}<h2>Recordings</h2>${tableHtml(
      ['Began', 'Who', 'Length', 'Pages', 'Size'],
      recordings.map(recordingRow),
      'No visits recorded yet. Accept usage data in the storefront, browse a few pages, and reload.',
    )}`,
  )

export const eventsPage = (events: readonly TelemetryEvent[]): string =>
  pageHtml(
    'Events',
    `<p><a href="/observed">Errors and recordings</a></p>${tableHtml(
      ['When', 'Event', 'Page', 'Data'],
      events.map(({ name, path, data, happenedAt }) =>
        rowHtml([
          formatTime(happenedAt),
          escapeHtml(name),
          escapeHtml(path),
          `<pre>${escapeHtml(JSON.stringify(data))}</pre>`,
        ]),
      ),
      'Nothing was measured yet.',
    )}`,
  )

export const recordingPage = (recording: TelemetryRecording): string =>
  pageHtml(
    `Recording of ${formatTime(recording.startedAt)}`,
    `<p>${nameOf(recording)}, ${lengthOf(recording)}. <a href="/observed">All recordings</a></p>` +
      `<p><button id="play">Play</button> <button id="pause">Pause</button> <span id="state" role="status"></span></p>` +
      `<p><input id="place" type="range" min="0" value="0" aria-label="Place in the recording"></p>` +
      `<div id="stage" data-events="/observed/${recording.id}/events"></div>`,
    '<link rel="stylesheet" href="/observed/replay.css"><script type="module" src="/observed/play.js"></script>',
  )
