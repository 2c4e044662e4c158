/** Only the handler of a gateway's route: one RPC, answered as JSON. Prints its port. */
import type { AddressInfo } from 'node:net';
import express from 'express';
import { type Principal, PrincipalSigner } from '@insights/auth-context';
import { loadConfig } from '@insights/config';
import { campaigns } from '@insights/contracts';
import { createClient } from '@insights/grpc-kit';
import { settings } from '../../../services/gateway/src/config.ts';

const config = loadConfig(settings);
const client = createClient(campaigns.CampaignsServiceService, {
  address: config.campaignsAddress,
  audience: 'campaigns',
  signer: new PrincipalSigner(config),
});
const principal: Principal = {
  kind: 'key',
  id: 'bench',
  user_id: 'bench',
  workspace_id: process.env['WORKSPACE_ID'] ?? '',
  role: 'admin',
  scopes: ['*'],
  platform_role: '',
};

const app = express();
app.get('/v1/interviews/:id', async (request, response) => {
  response.json(await client.getInterview({ interview_id: request.params.id }, { principal }));
});
const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
