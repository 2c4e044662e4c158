import type { projects } from '@insights/contracts';
import type { Handlers } from '@insights/grpc-kit';
import { addEdge, deleteEdge, updateEdge } from './features/project-graph/edit-edges.ts';
import { addNode, deleteNode, updateNode } from './features/project-graph/edit-nodes.ts';
import { getProjectGraph } from './features/project-graph/read-graph.ts';
import {
  assignInterview,
  createProject,
  deleteProject,
  getProject,
  listProjects,
  updateProject,
} from './features/projects/manage-projects.ts';
import { listSyncLog } from './features/sync-project/list-sync-log.ts';
import { getSharedGraph } from './features/sync-project/read-shared-graph.ts';
import { syncProject } from './features/sync-project/sync-project.ts';
import type { ProjectDeps } from './project-deps.ts';

/** RPC → feature. */
export function projectsHandlers(deps: ProjectDeps): Handlers<projects.ProjectsServiceService> {
  return {
    createProject: (request, call) => createProject(deps, call, request),
    listProjects: (request, call) => listProjects(deps, call, request),
    getProject: (request, call) => getProject(deps, call, request.project_id),
    updateProject: (request, call) => updateProject(deps, call, request),
    deleteProject: (request, call) => deleteProject(deps, call, request.project_id),
    assignInterview: (request, call) => assignInterview(deps, call, request),
    getProjectGraph: (request, call) => getProjectGraph(deps, call, request),
    addNode: (request, call) => addNode(deps, call, request),
    updateNode: (request, call) => updateNode(deps, call, request),
    deleteNode: (request, call) => deleteNode(deps, call, request),
    addEdge: (request, call) => addEdge(deps, call, request),
    updateEdge: (request, call) => updateEdge(deps, call, request),
    deleteEdge: (request, call) => deleteEdge(deps, call, request),
    syncProject: (request, call) => syncProject(deps, call, request),
    listSyncLog: (request, call) => listSyncLog(deps, call, request),
    getSharedGraph: (request, call) => getSharedGraph(deps, call, request),
  };
}
