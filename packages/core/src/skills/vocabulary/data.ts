import type { FieldVocabulary } from './format.ts';

export const DATA: FieldVocabulary = {
  field: 'data',
  technology: `
    Hazelcast
    Aerospike
    OLAP^ = online analytical processing, OLAP cubes
    SQL = Structured Query Language, ANSI SQL, SQL queries, SQL programming
    NoSQL = NoSQL databases
    MySQL > sql, relational-databases
    PostgreSQL = Postgres, PSQL^ > sql, relational-databases
    MariaDB = Maria DB > sql, relational-databases
    SQLite > sql, relational-databases
    Oracle Database = Oracle~, Oracle DB, Oracle 11g, Oracle 12c, Oracle 19c, Oracle RDBMS, Oracle databases > sql, relational-databases
    PL/SQL > sql
    Microsoft SQL Server = SQL Server, MS SQL, MSSQL, MS SQL Server, SQL Server 2008, SQL Server 2012, SQL Server 2016, SQL Server 2019 > sql, relational-databases
    T-SQL = Transact-SQL > sql
    SSIS = SQL Server Integration Services
    SSRS = SQL Server Reporting Services
    SSAS = SQL Server Analysis Services
    IBM Db2 = DB2^ > sql, relational-databases
    Sybase = SAP ASE > relational-databases
    Informix > relational-databases
    Teradata > sql
    Netezza = IBM Netezza
    Vertica
    Greenplum
    MongoDB = Mongo~, MongoDB Atlas > nosql
    Redis
    Apache Cassandra = Cassandra
    Couchbase
    CouchDB
    Neo4j
    HBase = Apache HBase
    InfluxDB
    TimescaleDB
    ClickHouse
    Elasticsearch = Elastic Search, ELK stack, Elastic Stack
    OpenSearch
    Apache Solr = Solr
    Apache Lucene = Lucene
    Algolia
    Pinecone~
    Apache Hadoop = Hadoop
    HDFS^ = Hadoop Distributed File System > apache-hadoop
    MapReduce
    Apache Spark = Spark~, PySpark, Spark SQL, Spark Streaming
    Apache Hive = HiveQL, Hive~
    Apache Pig = Pig Latin
    Apache Impala = Impala~
    Apache Sqoop = Sqoop
    Apache Flume
    Apache Oozie = Oozie
    Apache ZooKeeper = ZooKeeper^
    Apache Kafka = Kafka, Confluent Kafka, Kafka Streams
    Apache Flink = Flink
    Apache Beam
    Apache Storm
    Apache NiFi = NiFi
    Apache Airflow = Airflow
    Apache Iceberg
    Delta Lake
    Apache Parquet = Parquet~
    Apache Avro
    Databricks
    Snowflake~ = Snowflake Data Cloud, Snowflake data warehouse, SnowSQL
    dbt~ = data build tool, dbt Core, dbt Cloud
    Fivetran
    Stitch Data
    Informatica = Informatica PowerCenter, PowerCenter
    Talend = Talend Open Studio
    IBM DataStage = DataStage, InfoSphere DataStage
    Pentaho = Pentaho Data Integration
    Ab Initio^
    Alteryx = Alteryx Designer
    Matillion
    Dagster
    Prefect~
    Luigi~
    Trino = Presto~, PrestoDB
    Apache Druid
    Tableau = Tableau Desktop, Tableau Server, Tableau Online
    Power BI = PowerBI, Microsoft Power BI, MS Power BI
    DAX^ = Data Analysis Expressions
    Power Query = M query language
    Power Pivot = PowerPivot
    Looker = LookML
    Looker Studio = Google Data Studio, Data Studio
    Qlik Sense = QlikSense
    QlikView
    MicroStrategy
    IBM Cognos = Cognos, Cognos Analytics
    SAP BusinessObjects = Business Objects, BusinessObjects, SAP BO
    Crystal Reports = SAP Crystal Reports
    SAP BW = SAP Business Warehouse, SAP BW/4HANA
    Oracle BI = OBIEE^, Oracle Business Intelligence
    Hyperion Essbase = Essbase
    Domo~
    Sisense
    TIBCO Spotfire = Spotfire
    Grafana
    Kibana
    Metabase
    Apache Superset
    Amplitude~
    Mixpanel
    Heap Analytics
    Segment~ = Twilio Segment
    R~ = R programming, RStudio, R language, R Shiny, R Studio, R/RStudio
    tidyverse = dplyr, ggplot2 > r
    SAS^ = SAS programming, Base SAS, SAS/STAT, SAS Enterprise Guide, SAS Enterprise Miner
    SPSS = IBM SPSS, SPSS Statistics
    Stata
    Minitab
    JMP^ = JMP Pro
    EViews
    Wolfram Mathematica = Mathematica
    GNU Octave
    pandas > python
    NumPy > python
    SciPy > python
    scikit-learn = sklearn > python
    Matplotlib > python
    Seaborn > python
    Plotly = Plotly Dash
    Streamlit > python
    Jupyter = Jupyter Notebook, Jupyter notebooks, JupyterLab, IPython
    Anaconda~ = Conda~
    TensorFlow
    Keras
    PyTorch
    JAX^
    XGBoost
    LightGBM
    CatBoost
    Hugging Face = HuggingFace, Hugging Face Transformers
    LangChain
    LlamaIndex
    OpenAI API = OpenAI APIs
    spaCy
    NLTK^
    OpenCV
    YOLO^
    MLflow
    Kubeflow
    Amazon SageMaker = SageMaker
    Vertex AI
    Azure Machine Learning = Azure ML
    Weights & Biases = Weights and Biases
    Dask
    DataRobot
    H2O.ai
    RapidMiner
    KNIME^
    Weka~
    Collibra
    Alation
    Erwin Data Modeler = erwin, ERwin
    Toad~ = Toad for Oracle
    SQL Developer = Oracle SQL Developer
    Amazon Redshift = Redshift
    Google BigQuery = BigQuery, Big Query
    Azure Synapse = Azure Synapse Analytics, Synapse Analytics
    Azure Data Factory = ADF^
    Azure Data Lake = ADLS~
    AWS Glue
    Amazon Athena = AWS Athena
    Amazon EMR = EMR|, AWS EMR, Elastic MapReduce
    Amazon Kinesis = Kinesis~
    Google Analytics = GA4^, Universal Analytics
    Adobe Analytics = Omniture, SiteCatalyst
    ArcGIS = Esri ArcGIS, ArcMap, ArcGIS Pro, ArcGIS Online > gis
    QGIS > gis
    PostGIS
    Statsmodels
    MLlib = Spark MLlib, Spark ML, SparkML
    Oracle Spatial
    Palantir
    UCINET
    Lawson Software = Infor Lawson
  `,
  method: `
    Stream Processing = streaming data processing, real-time data processing, data stream processing, streaming data, data streaming, real-time streaming, event streaming
    Data Integrity
    Message Queuing = message queues, message queueing, messaging|, messaging systems, messaging platforms, message brokers, messaging~, eventing
    Data Analysis = data analytics, analyzing data, quantitative analysis, analysis of data, quantitative data analysis, analytics|, data and analytics
    Data Visualization = data visualizations, visualizing data
    Data Modeling = data models, dimensional modeling, logical data modeling, database modeling
    Data Mining
    Data Warehousing = data warehouse, data warehouses, DWH^, enterprise data warehouse
    Data Lakes = data lake
    Data Lakehouse = lakehouse architecture
    ETL = extract transform load, ETL development, ELT^, ETL/ELT, ETL processes
    Data Pipelines = data pipeline, data pipeline development
    Data Integration
    Data Migration
    Data Cleaning = data cleansing, data scrubbing, data wrangling
    Data Governance
    Data Quality = data quality management, data quality assurance
    Data Management
    Master Data Management = MDM~ > data-management
    Metadata Management
    Data Architecture
    Data Engineering
    Data Science
    Data Collection = collecting data, data gathering, gathering data
    Data Reporting = report generation from data
    Big Data = big data technologies, bigdata, large-scale data processing, big data solutions, big data tools
    Business Intelligence = BI^, BI reporting
    Dashboard Development = dashboards, dashboarding, building dashboards
    Databases = database systems, database technologies, graph databases, graph dbs, database development, data stores
    Database Administration = database management, DBA~, database administrator skills
    Database Design = relational database design, data base design, designing databases
    Relational Databases = RDBMS, relational database management systems, relational dbs, relational data stores, SQL databases > databases
    Query Optimization = SQL tuning, query tuning, database performance tuning
    Stored Procedures
    Machine Learning = ML^, machine-learning algorithms, ML algorithms, machine learning models, machine-learning models, ML models
    Deep Learning
    Neural Networks = artificial neural networks
    Convolutional Neural Networks = CNNs^ > neural-networks
    Artificial Intelligence = AI
    Generative AI = GenAI, gen AI, generative artificial intelligence
    Large Language Models = LLM, LLMs
    Retrieval-Augmented Generation = RAG^
    Prompt Engineering
    Natural Language Processing = NLP
    Computer Vision = machine vision
    Speech Recognition
    Reinforcement Learning
    Supervised Learning
    Unsupervised Learning
    Recommender Systems = recommendation systems, recommendation engines
    Predictive Modeling = predictive analytics, predictive models
    Time Series Analysis = time-series forecasting, time-series analysis
    Anomaly Detection
    Feature Engineering
    MLOps
    Model Deployment
    Statistical Analysis = statistical analyses, statistical data analysis
    Statistical Modeling = statistical models
    Statistics = applied statistics
    Biostatistics
    Econometrics
    Regression Analysis = linear regression, logistic regression, regression models
    Hypothesis Testing
    A/B Testing = split testing, experimentation design
    Multivariate Analysis
    Bayesian Statistics = Bayesian inference, Bayesian methods > statistics
    Causal Inference
    Cluster Analysis = clustering algorithms
    Principal Component Analysis
    Monte Carlo Simulation = Monte Carlo methods
    Survival Analysis
    Sampling Methods = statistical sampling
    Survey Analysis > data-analysis
    Linear Algebra
    Calculus
    Probability Theory
    Discrete Mathematics
    Numerical Analysis
    Mathematical Modeling
    Operations Research
    Optimization Algorithms = linear programming, mixed-integer programming > algorithms
    GIS = geographic information systems, geographic information system, GIS mapping
    Spatial Analysis = geospatial analysis, spatial data analysis
    Cartography
    Remote Sensing
    Web Analytics = digital analytics, website analytics
    Product Analytics
    Customer Analytics
    People Analytics = HR analytics, workforce analytics
    Marketing Analytics
    Data Storytelling
    Data Privacy = data protection
    Data Labeling = data annotation
    Quantitative Research
    Qualitative Analysis = qualitative data analysis
    Data Conversion = data conversions, converting data
    Data Mapping = mapping data
    Data Flow Diagrams = data flow charts
    Database Use = database applications, database programs, database management software
    Statistics Software = statistical software, statistical packages
    ROI Analysis = return on investment analysis, ROI calculations
  `,
  license: `
    Microsoft Power BI Data Analyst Certification = PL-300, Power BI Data Analyst Associate
    Tableau Desktop Specialist = Tableau certification
    Google Data Analytics Certificate
    Certified Analytics Professional = CAP~
    Oracle Certified Professional = OCP~
    Databricks Certified Data Engineer = Databricks certification
    SnowPro Core Certification = SnowPro
    GIS Professional Certification = GISP^
  `,
};
