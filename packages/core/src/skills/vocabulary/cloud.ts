import type { FieldVocabulary } from './format.ts';

export const CLOUD: FieldVocabulary = {
  field: 'cloud',
  technology: `
    Concourse CI
    Drone CI
    Elastic Load Balancing = ELB^, AWS ELB > amazon-web-services
    Amazon Web Services = AWS, AWS Cloud, Amazon AWS > cloud-computing
    Amazon EC2 = EC2, AWS EC2, Elastic Compute Cloud > amazon-web-services
    Amazon S3 = S3, AWS S3 > amazon-web-services
    AWS Lambda = Lambda~, Lambda functions, AWS Lambdas > amazon-web-services
    Amazon RDS = RDS^, AWS RDS > amazon-web-services, relational-databases
    Amazon Aurora = Aurora~, Aurora PostgreSQL > amazon-web-services, relational-databases
    Amazon DynamoDB = DynamoDB > amazon-web-services, nosql
    Amazon ECS = ECS~, Elastic Container Service > amazon-web-services
    Amazon EKS = EKS, Elastic Kubernetes Service > amazon-web-services, kubernetes
    AWS Fargate = Fargate > amazon-web-services
    Amazon VPC = VPC > amazon-web-services
    AWS IAM > amazon-web-services
    AWS CloudFormation = CloudFormation > amazon-web-services
    AWS CDK = AWS Cloud Development Kit > amazon-web-services
    Amazon CloudWatch = CloudWatch > amazon-web-services
    AWS CloudTrail = CloudTrail > amazon-web-services
    Amazon SQS = SQS^ > amazon-web-services
    Amazon SNS = SNS~ > amazon-web-services
    Amazon Route 53 = Route 53, Route53 > amazon-web-services
    Amazon CloudFront = CloudFront > amazon-web-services
    Amazon API Gateway = AWS API Gateway > amazon-web-services
    AWS Step Functions = Step Functions > amazon-web-services
    AWS Elastic Beanstalk = Elastic Beanstalk > amazon-web-services
    Amazon Bedrock = AWS Bedrock > amazon-web-services
    AWS CodePipeline = CodePipeline > amazon-web-services
    AWS GovCloud > amazon-web-services
    Microsoft Azure = Azure, Azure Cloud, MS Azure > cloud-computing
    Azure DevOps = ADO~, VSTS^, Azure Pipelines, Azure DevOps Server > microsoft-azure
    Azure Functions > microsoft-azure
    Azure Active Directory = Azure AD, Microsoft Entra ID, Entra ID > microsoft-azure
    Azure Kubernetes Service = AKS > microsoft-azure, kubernetes
    Azure SQL Database = Azure SQL > microsoft-azure, relational-databases
    Azure Cosmos DB = Cosmos DB, CosmosDB > microsoft-azure
    Azure Logic Apps = Logic Apps > microsoft-azure
    Azure App Service = AppServices > microsoft-azure
    Azure Monitor > microsoft-azure
    Azure Databricks > microsoft-azure, databricks
    Azure Resource Manager = ARM templates, Bicep~ > microsoft-azure
    Google Cloud Platform = GCP^, Google Cloud > cloud-computing
    Google Kubernetes Engine = GKE > google-cloud-platform, kubernetes
    Google Compute Engine > google-cloud-platform
    Google App Engine > google-cloud-platform
    Google Cloud Functions > google-cloud-platform
    Google Cloud Run = Cloud Run > google-cloud-platform
    Google Pub/Sub = Cloud Pub/Sub > google-cloud-platform
    Google Dataflow = Cloud Dataflow > google-cloud-platform
    Oracle Cloud Infrastructure = OCI~, Oracle Cloud > cloud-computing
    IBM Cloud = Bluemix > cloud-computing
    Alibaba Cloud = Aliyun > cloud-computing
    DigitalOcean
    Heroku
    Vercel
    Netlify
    Cloudflare
    Akamai
    Fastly
    OpenStack
    Cloud Foundry = Pivotal Cloud Foundry, PCF^
    VMware = VMware vSphere, vSphere, VMware ESXi, ESXi, VMware ESX
    VMware vCenter = vCenter > vmware
    VMware NSX = NSX-T > vmware
    VMware Horizon > vmware
    VirtualBox
    Hyper-V = Microsoft Hyper-V
    KVM~ = Kernel-based Virtual Machine
    Proxmox
    Nutanix
    Citrix = Citrix XenApp, XenDesktop, Citrix Virtual Apps
    Docker = Docker containers, Docker Compose, Docker Engine, Dockerfile, Dockerized > containerization
    Docker Swarm > docker
    Podman > containerization
    containerd > containerization
    Kubernetes = k8s, Kube~ > containerization
    Helm~ = Helm charts > kubernetes
    Istio
    Envoy~ = Envoy proxy
    Rancher~
    Red Hat OpenShift = OpenShift > kubernetes
    Argo CD = ArgoCD > kubernetes
    Flux CD = FluxCD > kubernetes
    HashiCorp Nomad
    Terraform = HashiCorp Terraform, Terraform Cloud
    OpenTofu
    Pulumi
    Ansible = Ansible Tower, Red Hat Ansible
    Puppet~ = Puppet Enterprise
    Chef Infra = Opscode Chef, Chef cookbooks, Chef~
    SaltStack
    Vagrant~ = HashiCorp Vagrant
    HashiCorp Packer
    HashiCorp Vault
    HashiCorp Consul = Consul~
    Jenkins = Jenkins CI, Jenkins pipelines
    GitHub Actions
    GitLab CI = GitLab CI/CD
    CircleCI
    Travis CI = TravisCI, Travis~
    TeamCity = JetBrains TeamCity
    Atlassian Bamboo = Bamboo~
    Octopus Deploy
    Spinnaker~
    Artifactory = JFrog Artifactory, JFrog
    Sonatype Nexus = Nexus Repository
    Prometheus^ = Prometheus~, Prometheus monitoring
    Datadog
    New Relic
    Splunk
    Dynatrace
    AppDynamics
    Nagios
    Zabbix
    SolarWinds
    PagerDuty
    Sentry~ = Sentry.io
    OpenTelemetry
    Jaeger~
    Honeycomb.io
    Logstash
    Fluentd
    Sumo Logic
    Graylog
    Red Hat Enterprise Linux = RHEL, Red Hat Linux > linux
    CentOS > linux
    Ubuntu = Ubuntu Server, Ubuntu Linux > linux
    Debian > linux
    SUSE Linux = SLES^ > linux
    Oracle Linux > linux
    Solaris = Oracle Solaris, Sun Solaris > unix
    IBM AIX = AIX^ > unix
    HP-UX > unix
    FreeBSD > unix
    SMTP
    SFTP = secure FTP
    FTP = File Transfer Protocol
    RADIUS Authentication = RADIUS server, RADIUS servers
    TACACS+ = TACACS
    IPsec
    L2TP
    Frame Relay
    VPLS
    GMPLS
    ISDN
    T1 Circuits = T1 lines, T1s, T1 circuit
    Spanning Tree Protocol = spanning tree
    Quality of Service = QoS
    Fibre Channel = Fiber Channel
    FCoE = Fibre Channel over Ethernet
    Cisco PIX
    Cisco Catalyst = Catalyst switches
    Network Hardware = network equipment, networking equipment, network devices, networking hardware
    Network Protocols = networking protocols, internet protocols
    IP Networking = IP networks, IP network, IP routing, IP addressing
    Content Delivery Networks = CDN, CDNs, content delivery network
    Failover Clustering = server clustering, high availability clustering
    LTE = 4G LTE
    UMTS
    CDMA
    GSM
    DOCSIS
    Protocol Analyzers = protocol analyzer, packet capture
    Azure Key Vault = Key Vault, KeyVault
    Azure Service Bus = ServiceBus
    Azure API Management
    Azure CLI
    Private Cloud = private clouds
  `,
  method: `
    IT Automation = automation|, automation tools, automation tooling, infrastructure automation, automation frameworks
    System Monitoring = monitoring|, application monitoring, infrastructure monitoring, monitoring tools, monitoring systems, logging and monitoring, monitoring and alerting, monitoring solutions
    Scalable Systems = scalability|, scalable architectures, scalable architecture, scalable software, scalable applications
    Application Deployment = deployment|, deployment processes, deployment tools, deployment pipelines, deployment strategies
    IT Orchestration = orchestration|, orchestration tools, container orchestration tools
    DevOps = DevOps practices, DevOps engineering
    DevSecOps
    Site Reliability Engineering = SRE^
    Platform Engineering
    Continuous Integration = CI~
    Continuous Delivery = continuous deployment
    CI/CD = continuous integration/continuous delivery, continuous integration/continuous deployment, continuous integration and continuous delivery, continuous integration and continuous deployment, CI/CD pipelines, CI/CD pipeline, CI CD, continuous development, CI/CD tooling, build pipelines > continuous-integration, continuous-delivery
    Infrastructure as Code = IaC^
    GitOps
    Configuration Management~ = configuration management tools
    Cloud Computing = cloud~, public cloud, cloud technologies, cloud services, cloud platforms, cloud-based technologies, cloud environments, cloud environment, cloud solutions, cloud providers, cloud systems
    Cloud Architecture = cloud solutions architecture
    Cloud Infrastructure
    Cloud Migration = migration to the cloud
    Cloud Security
    Cloud-Native Development = cloud-native, cloud native applications
    Multi-Cloud = hybrid cloud
    Containerization = containers~, container orchestration, container technology, container technologies, container platforms
    Virtualization = server virtualization
    Load Balancing = load balancers
    Auto Scaling
    High Availability
    Disaster Recovery = disaster recovery planning
    Observability = monitoring and observability
    Application Performance Monitoring = APM~
    Log Management = logging|, centralized logging, log analysis, Log Aggregation
    Incident Response = incident management
    Capacity Planning = capacity management
    Performance Tuning = performance optimization, system tuning, application performance, software performance, performance engineering, performance analysis, optimization techniques, performance and scalability
    Chaos Engineering
    Blue-Green Deployment
    Build Automation = automated builds, build tooling, build systems, build tools
    FinOps = cloud cost optimization
    Platform as a Service = PaaS
    Infrastructure as a Service = IaaS
    Identity Federation = federated identity
  `,
  license: `
    AWS Certified Cloud Practitioner = AWS Cloud Practitioner, CLF-C01, CLF-C02
    AWS Certified Solutions Architect = AWS Solutions Architect, AWS Solutions Architect Associate, AWS Certified Solutions Architect Associate, SAA-C03, SAA-C02
    AWS Certified Solutions Architect Professional = AWS Solutions Architect Professional, AWS SA Pro, SAP-C02 > aws-certified-solutions-architect
    AWS Certified Developer = AWS Certified Developer Associate, AWS Developer Associate, DVA-C02
    AWS Certified SysOps Administrator = AWS SysOps Administrator, SOA-C02
    AWS Certified DevOps Engineer = AWS DevOps Engineer Professional, DOP-C02
    AWS Certified Security Specialty = AWS Security Specialty
    AWS Certified Machine Learning Specialty = AWS Machine Learning Specialty
    AWS Certification = AWS certified, AWS certifications
    Azure Fundamentals = AZ-900, Microsoft Azure Fundamentals
    Azure Administrator Associate = AZ-104, AZ-103
    Azure Developer Associate = AZ-204
    Azure Solutions Architect Expert = AZ-305, AZ-303
    Azure DevOps Engineer Expert = AZ-400
    Azure Data Engineer Associate = DP-203
    Azure AI Fundamentals = AI-900
    Google Cloud Professional Cloud Architect = Professional Cloud Architect, GCP Professional Cloud Architect
    Google Cloud Professional Data Engineer = GCP Professional Data Engineer
    Google Cloud Associate Cloud Engineer = GCP Associate Cloud Engineer
    Certified Kubernetes Administrator = CKA > kubernetes
    Certified Kubernetes Application Developer = CKAD^ > kubernetes
    Certified Kubernetes Security Specialist = CKS^ > kubernetes
    HashiCorp Certified Terraform Associate = Terraform Associate > terraform
    Red Hat Certified System Administrator = RHCSA > linux
    Red Hat Certified Engineer = RHCE > linux
    VMware Certified Professional = VCP~ > vmware
    Linux Foundation Certified System Administrator = LFCS^ > linux
    CompTIA Linux+ = Linux+ > linux
    CompTIA Cloud+ = Cloud+
  `,
};
