import type { CartStepInput, OrderWorksheet } from '@tessera/client/platform/types.gen'
import { patchLine } from './steps.ts'

/** Pickup is taxed at the store, and the platform takes the place of tax from where the lines ship. */
export const originSteps = ({ LineItems }: OrderWorksheet, ShipFromAddressID: string): CartStepInput[] =>
  (LineItems ?? [])
    .filter((line) => line.ShipFromAddressID !== ShipFromAddressID)
    .map(({ ID }) => patchLine(ID, { ShipFromAddressID }))
