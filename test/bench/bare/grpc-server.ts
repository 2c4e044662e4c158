/** The back of the bare stack: grpc-js and pg, one indexed read, nothing else. Prints its port. */
import { Server, ServerCredentials, type handleUnaryCall } from '@grpc/grpc-js';
import { Pool } from 'pg';
import { campaigns } from '@insights/contracts';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

interface Row extends Omit<campaigns.Interview, 'created_at' | 'updated_at'> {
  created_at: Date;
  updated_at: Date;
}

const getInterview: handleUnaryCall<campaigns.GetInterviewRequest, campaigns.Interview> = (call, respond) => {
  pool
    .query<Row>({
      name: 'read',
      text: `select id, workspace_id, name, goal, language, status, questions, settings, created_at, updated_at
               from campaigns.interviews where id = $1`,
      values: [call.request.interview_id],
    })
    .then(
      ({ rows: [row] }) => {
        if (!row) return respond(new Error('not found'));
        const times = { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
        return respond(null, { ...row, ...times, counts: null });
      },
      (error: Error) => respond(error),
    );
};

const server = new Server();
const { getInterview: method } = campaigns.CampaignsServiceService;
server.addService({ getInterview: method }, { getInterview: getInterview as handleUnaryCall<unknown, unknown> });
server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) => {
  if (error) throw error;
  console.log(port);
});
