/** What a route of the gateway does behind its front door: one RPC, answered as JSON. Prints its port. */
import type { AddressInfo } from 'node:net';
import express from 'express';
import { PrincipalSigner, servicePrincipal } from '@insights/auth-context';
import { loadConfig } from '@insights/config';
import { campaigns } from '@insights/contracts';
import { createClient } from '@insights/grpc-kit';
import { settings } from '../../../services/gateway/src/config.ts';

const config = loadConfig(settings);
const client = createClient(campaigns.CampaignsServiceService, {
  address: config.campaignsAddr,
  audience: 'campaigns',
  signer: new PrincipalSigner(config),
});
const principal = servicePrincipal('gateway', process.env['WORKSPACE_ID']);

const app = express();
app.get('/v1/interviews/:id', async (request, response) => {
  response.json(await client.getInterview({ interview_id: request.params.id }, { principal }));
});
const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
