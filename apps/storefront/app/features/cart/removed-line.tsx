import { Button } from '@tessera/ui/button'
import { Notice } from '@tessera/ui/notice'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'

export interface RemovedItem {
  sku: string
  quantity: number
  lotNo: string | null
  room: string | null
}

export interface RemovedCartLine extends RemovedItem {
  name: string
}

/** Names the removed line and offers an undo, until the next action. */
export function RemovedLine({ removed: { sku, quantity, lotNo, room, name } }: { removed: RemovedCartLine }) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => box.current?.querySelector('button')?.focus(), [])
  return (
    <Notice
      isLive
      className="mb-4"
      action={
        <Form ref={box} method="post" action="/shopping-cart">
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="sku" value={sku} />
          <input type="hidden" name="quantity" value={quantity} />
          {lotNo && <input type="hidden" name="lotNo" value={lotNo} />}
          {room && <input type="hidden" name="room" value={room} />}
          <Button type="submit" size="Small">
            Undo
          </Button>
        </Form>
      }
    >
      {name} removed from your cart.
    </Notice>
  )
}
