import { defineCall, myAccountPath } from '../kit.ts'
import { ClientBrand, ClientBrandToSave } from './models.ts'

/** Logo and license number for selection sheets and proposals. */
export const clientBrandCalls = {
  getClientBrand: defineCall({
    id: 'ClientBrand.GetClientBrand',
    verb: 'GET',
    path: myAccountPath('GetClientBrand'),
    summary: 'How the company appears on the pages of its clients.',
    isAddition: true,
    access: 'customer',
    reply: ClientBrand,
  }),
  saveClientBrand: defineCall({
    id: 'ClientBrand.SaveClientBrand',
    verb: 'POST',
    path: myAccountPath('SaveClientBrand'),
    summary: 'Sets the logo and license number that clients see. For managers of a Pro Account.',
    isAddition: true,
    access: 'manager',
    body: ClientBrandToSave,
    reply: ClientBrand,
  }),
  getClientLogo: defineCall({
    id: 'ClientBrand.GetClientLogo',
    verb: 'GET',
    path: myAccountPath('GetClientLogo'),
    summary: 'The logo of the company.',
    isAddition: true,
    access: 'customer',
    isFile: true,
  }),
}
