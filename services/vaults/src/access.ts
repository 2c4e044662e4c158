import type { chat, projects, retrieval, vaults } from '@insights/contracts';
import { type AccessTable, team } from '@insights/grpc-kit';

/** Who may call which RPC. The gateway has checked scopes and membership; roles are checked again here. */
export const vaultsAccess: AccessTable<vaults.VaultsServiceService> = {
  createVault: team(),
  listVaults: team(),
  getVault: team(),
  updateVault: team(),
  deleteVault: team('admin'),
  listDocuments: team(),
  getDocument: team(),
  checkUpload: team(),
  addDocument: team(),
  deleteDocument: team(),
};

/** A retrieval key searches its own vault. */
export const retrievalAccess: AccessTable<retrieval.RetrievalServiceService> = {
  retrieve: { callers: ['user', 'key', 'retrieval_key'], role: 'member' },
  answer: { callers: ['user', 'key', 'retrieval_key'], role: 'member' },
};

/** Whose sessions these are is checked with each of them. */
export const chatAccess: AccessTable<chat.ChatServiceService> = {
  createChatSession: team(),
  listChatSessions: team(),
  getChatSession: team(),
  renameChatSession: team(),
  deleteChatSession: team(),
  sendChatMessage: team(),
  listChatMessages: team(),
  createChatArtifact: team(),
  listChatArtifacts: team(),
};

export const projectsAccess: AccessTable<projects.ProjectsServiceService> = {
  createProject: team(),
  listProjects: team(),
  getProject: team(),
  updateProject: team(),
  deleteProject: team(),
  assignInterview: team(),
  getProjectGraph: team(),
  addNode: team(),
  updateNode: team(),
  deleteNode: team(),
  addEdge: team(),
  updateEdge: team(),
  deleteEdge: team(),
  syncProject: team(),
  listSyncLog: team(),
  getSharedGraph: team(),
};
