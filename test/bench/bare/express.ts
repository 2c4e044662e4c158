/** The front of the bare stack: Express 5 and a grpc-js client. Prints its port. */
import type { AddressInfo } from 'node:net';
import { Client, credentials } from '@grpc/grpc-js';
import express from 'express';
import { campaigns } from '@insights/contracts';

const grpc = new Client(`127.0.0.1:${process.env['BARE_GRPC_PORT']}`, credentials.createInsecure());
const { path, requestSerialize, responseDeserialize } = campaigns.CampaignsServiceService.getInterview;

const app = express();
app.get('/v1/interviews/:id', (request, response, next) => {
  const asked = { interview_id: request.params.id };
  grpc.makeUnaryRequest(path, requestSerialize, responseDeserialize, asked, (error, answer) => {
    if (error) next(error);
    else response.json(answer);
  });
});
const server = app.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
