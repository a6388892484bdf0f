import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigation, useSubmit } from 'react-router'
import { scanOrderHref } from '../../generic/scan/scan-order.tsx'
import { addRow, changeRow, fillPack, type Pack, type PackOrder, type PackRow, startPack } from './pack.ts'
import type { PackOutcome } from './pack-actions.server.ts'
import { readScan } from './read-scan.ts'
import { findStoredPack, storePack } from './stored-pack.ts'

interface Start {
  order: PackOrder
  /** Shipments so far. */
  shipments: number
  key: string
  outcome: PackOutcome | undefined
}

/** The pack under work. Scans, lots and numbers are taken without asking the server; only Ship is sent. */
export function usePack({ order, shipments, key: newKey, outcome }: Start) {
  const { number, lines } = order
  const [pack, setPack] = useState<Pack>(() => outcome?.pack ?? startPack(lines))
  const [key, setKey] = useState(newKey)
  const [note, setNote] = useState<{ text: string; isRefused: boolean } | undefined>()
  const scanField = useRef<HTMLInputElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  const submitForm = useSubmit()
  const navigate = useNavigate()
  useEffect(() => {
    const stored = findStoredPack(number, shipments)
    if (!stored) return
    setPack(stored.pack)
    setKey(stored.key)
  }, [number, shipments])
  // the server's answer is newer than the last scan
  useEffect(() => {
    if (outcome) setNote(undefined)
  }, [outcome])
  const change = (next: Pack) => {
    setPack(next)
    storePack(number, { key, shipments, pack: next })
  }
  const scan = (text: string) => {
    // what is on its way to the server is not changed any more
    if (isBusy) return setNote({ text: 'The last scan isn’t done yet. Scan this one again.', isRefused: true })
    const { pack: next, message, isRefused, sends, opens } = readScan(pack, order, text)
    change(next)
    setNote({ text: message, isRefused })
    if (sends && scanField.current?.form) submitForm(shipFormOf(scanField.current.form), { method: 'post' })
    if (opens) navigate(scanOrderHref(opens))
  }
  /** Takes the buttons that need no server. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const [intent, variant] = intentOf(event).split(':')
    if (intent === 'addLot') change(addRow(pack, Number(variant)))
    else if (intent === 'fill') change(fillPack(pack, lines))
    else if (intent === 'scan') scanText(scanField.current, scan)
    else return
    event.preventDefault()
  }
  return {
    pack,
    key,
    note,
    isBusy,
    scanField,
    scan,
    submit,
    changeRow: (at: number, part: Partial<PackRow>) => change(changeRow(pack, at, part)),
    changeWay: (part: Partial<Pick<Pack, 'carrier' | 'tracking'>>) => change({ ...pack, ...part }),
  }
}

export type PackWork = ReturnType<typeof usePack>

/** The form as its button Ship would send it. The button itself can’t: the scanner’s Enter is submitting the form. */
function shipFormOf(form: HTMLFormElement): FormData {
  const data = new FormData(form)
  data.set('intent', 'ship')
  return data
}

const intentOf = ({ nativeEvent }: FormEvent): string => {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement ? submitter.value : ''
}

function scanText(field: HTMLInputElement | null, scan: (text: string) => void): void {
  if (!field) return
  if (field.value.trim()) scan(field.value)
  field.value = ''
  field.focus()
}
